// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMessageReceiver, FeeInfo, MessageInput, Receipt, TeleporterMessage} from "./IMessenger.sol";
import {IWarp, WarpMessage} from "./IWarp.sol";

interface IFeeToken {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Sends and receives messages between chains in Teleporter's formats, so that tools which know those read it.
contract Messenger {
    IWarp private constant WARP = IWarp(0x0200000000000000000000000000000000000005);
    /// Most receipts that one message takes along.
    uint256 private constant MAX_RECEIPTS = 5;

    struct Sent {
        bytes32 messageHash;
        FeeInfo feeInfo;
    }

    struct Queue {
        uint256 first;
        uint256 end;
        mapping(uint256 position => Receipt) receipts;
    }

    uint256 public messageNonce;
    mapping(bytes32 messageID => Sent) public sentMessageInfo;
    mapping(bytes32 messageID => uint256) private _receivedNonces;
    mapping(bytes32 messageID => address) private _rewardAddresses;
    mapping(bytes32 messageID => bytes32) public receivedFailedMessageHashes;
    mapping(bytes32 sourceBlockchainID => Queue) private _queues;
    mapping(address redeemer => mapping(address asset => uint256)) private _rewards;
    bool private _entered;

    event SendCrossChainMessage(
        bytes32 indexed messageID,
        bytes32 indexed destinationBlockchainID,
        TeleporterMessage message,
        FeeInfo feeInfo
    );
    event ReceiveCrossChainMessage(
        bytes32 indexed messageID,
        bytes32 indexed sourceBlockchainID,
        address indexed deliverer,
        address rewardRedeemer,
        TeleporterMessage message
    );
    event MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID);
    event MessageExecutionFailed(
        bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, TeleporterMessage message
    );
    event ReceiptReceived(
        bytes32 indexed messageID,
        bytes32 indexed destinationBlockchainID,
        address indexed relayerRewardAddress,
        FeeInfo feeInfo
    );
    event AddFeeAmount(bytes32 indexed messageID, FeeInfo updatedFeeInfo);
    event RelayerRewardsRedeemed(address indexed redeemer, address indexed asset, uint256 amount);

    error InvalidWarpMessage();
    error InvalidOrigin(address sender);
    error InvalidDestination(bytes32 destinationBlockchainID);
    error RelayerNotAllowed(address relayer);
    error AlreadyReceived(bytes32 messageID);
    error NotEnoughGas(uint256 needed);
    error UnknownMessage(bytes32 messageID);
    error WrongFeeToken(address token);
    error NothingToAdd();
    error NoRewards(address redeemer, address asset);
    error ExecutionFailed(bytes32 messageID);
    error Reentered();

    modifier once() {
        if (_entered) revert Reentered();
        _entered = true;
        _;
        _entered = false;
    }

    function sendCrossChainMessage(MessageInput calldata input) external returns (bytes32) {
        return _send(input, _takeReceipts(input.destinationBlockchainID));
    }

    /// Pays more for a message that nobody has delivered yet.
    function addFeeAmount(bytes32 messageID, address feeTokenAddress, uint256 amount) external {
        if (amount == 0) revert NothingToAdd();
        Sent storage sent = sentMessageInfo[messageID];
        if (sent.messageHash == 0) revert UnknownMessage(messageID);
        if (sent.feeInfo.feeTokenAddress != feeTokenAddress) revert WrongFeeToken(feeTokenAddress);
        IFeeToken(feeTokenAddress).transferFrom(msg.sender, address(this), amount);
        sent.feeInfo.amount += amount;
        emit AddFeeAmount(messageID, sent.feeInfo);
    }

    function receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress) external once {
        (WarpMessage memory warp, bool valid) = WARP.getVerifiedWarpMessage(messageIndex);
        if (!valid) revert InvalidWarpMessage();
        if (warp.originSenderAddress != address(this)) revert InvalidOrigin(warp.originSenderAddress);
        TeleporterMessage memory message = abi.decode(warp.payload, (TeleporterMessage));
        bytes32 here = WARP.getBlockchainID();
        if (message.destinationBlockchainID != here) {
            revert InvalidDestination(message.destinationBlockchainID);
        }
        if (!_isAllowed(msg.sender, message.allowedRelayerAddresses)) revert RelayerNotAllowed(msg.sender);
        bytes32 messageID = calculateMessageID(warp.sourceChainID, here, message.messageNonce);
        if (_receivedNonces[messageID] != 0) revert AlreadyReceived(messageID);
        _receivedNonces[messageID] = message.messageNonce;
        _rewardAddresses[messageID] = relayerRewardAddress;
        for (uint256 i; i < message.receipts.length; ++i) {
            _settle(warp.sourceChainID, here, message.receipts[i]);
        }
        Queue storage queue = _queues[warp.sourceChainID];
        queue.receipts[queue.end++] = Receipt(message.messageNonce, relayerRewardAddress);
        emit ReceiveCrossChainMessage(messageID, warp.sourceChainID, msg.sender, relayerRewardAddress, message);
        _execute(messageID, warp.sourceChainID, message);
    }

    /// Tries a message again that failed when it was delivered; anyone may.
    function retryMessageExecution(bytes32 sourceBlockchainID, TeleporterMessage calldata message) external once {
        bytes32 messageID =
            calculateMessageID(sourceBlockchainID, WARP.getBlockchainID(), message.messageNonce);
        if (receivedFailedMessageHashes[messageID] != keccak256(abi.encode(message))) {
            revert UnknownMessage(messageID);
        }
        delete receivedFailedMessageHashes[messageID];
        emit MessageExecuted(messageID, sourceBlockchainID);
        if (!_call(gasleft(), sourceBlockchainID, message)) revert ExecutionFailed(messageID);
    }

    /// Sends receipts of certain messages without waiting for a message that would take them along.
    function sendSpecifiedReceipts(
        bytes32 sourceBlockchainID,
        bytes32[] calldata messageIDs,
        FeeInfo calldata feeInfo,
        address[] calldata allowedRelayerAddresses
    ) external returns (bytes32) {
        Receipt[] memory receipts = new Receipt[](messageIDs.length);
        for (uint256 i; i < messageIDs.length; ++i) {
            uint256 nonce = _receivedNonces[messageIDs[i]];
            if (nonce == 0) revert UnknownMessage(messageIDs[i]);
            receipts[i] = Receipt(nonce, _rewardAddresses[messageIDs[i]]);
        }
        return _send(
            MessageInput(sourceBlockchainID, address(0), feeInfo, 0, allowedRelayerAddresses, ""), receipts
        );
    }

    function redeemRelayerRewards(address asset) external {
        uint256 amount = _rewards[msg.sender][asset];
        if (amount == 0) revert NoRewards(msg.sender, asset);
        delete _rewards[msg.sender][asset];
        emit RelayerRewardsRedeemed(msg.sender, asset, amount);
        IFeeToken(asset).transfer(msg.sender, amount);
    }

    function checkRelayerRewardAmount(address relayer, address asset) external view returns (uint256) {
        return _rewards[relayer][asset];
    }

    function messageReceived(bytes32 messageID) external view returns (bool) {
        return _receivedNonces[messageID] != 0;
    }

    function getRelayerRewardAddress(bytes32 messageID) external view returns (address) {
        return _rewardAddresses[messageID];
    }

    function getReceiptQueueSize(bytes32 sourceBlockchainID) external view returns (uint256) {
        Queue storage queue = _queues[sourceBlockchainID];
        return queue.end - queue.first;
    }

    function getNextMessageID(bytes32 destinationBlockchainID) external view returns (bytes32) {
        return calculateMessageID(WARP.getBlockchainID(), destinationBlockchainID, messageNonce + 1);
    }

    function blockchainID() external view returns (bytes32) {
        return WARP.getBlockchainID();
    }

    function calculateMessageID(bytes32 sourceBlockchainID, bytes32 destinationBlockchainID, uint256 nonce)
        public
        view
        returns (bytes32)
    {
        return keccak256(abi.encode(address(this), sourceBlockchainID, destinationBlockchainID, nonce));
    }

    function _send(MessageInput memory input, Receipt[] memory receipts) private returns (bytes32 messageID) {
        uint256 nonce = ++messageNonce;
        messageID = calculateMessageID(WARP.getBlockchainID(), input.destinationBlockchainID, nonce);
        TeleporterMessage memory message = TeleporterMessage(
            nonce,
            msg.sender,
            input.destinationBlockchainID,
            input.destinationAddress,
            input.requiredGasLimit,
            input.allowedRelayerAddresses,
            receipts,
            input.message
        );
        if (input.feeInfo.amount > 0) {
            IFeeToken(input.feeInfo.feeTokenAddress).transferFrom(
                msg.sender, address(this), input.feeInfo.amount
            );
        }
        bytes memory encoded = abi.encode(message);
        sentMessageInfo[messageID] = Sent(keccak256(encoded), input.feeInfo);
        emit SendCrossChainMessage(messageID, input.destinationBlockchainID, message, input.feeInfo);
        WARP.sendWarpMessage(encoded);
    }

    function _takeReceipts(bytes32 destinationBlockchainID) private returns (Receipt[] memory receipts) {
        Queue storage queue = _queues[destinationBlockchainID];
        uint256 count = queue.end - queue.first;
        if (count > MAX_RECEIPTS) count = MAX_RECEIPTS;
        receipts = new Receipt[](count);
        for (uint256 i; i < count; ++i) {
            receipts[i] = queue.receipts[queue.first];
            delete queue.receipts[queue.first++];
        }
    }

    /// A receipt of one of our own messages came back: its fee belongs to whoever delivered it.
    function _settle(bytes32 destinationBlockchainID, bytes32 here, Receipt memory receipt) private {
        bytes32 messageID =
            calculateMessageID(here, destinationBlockchainID, receipt.receivedMessageNonce);
        Sent memory sent = sentMessageInfo[messageID];
        if (sent.messageHash == 0) return;
        delete sentMessageInfo[messageID];
        _rewards[receipt.relayerRewardAddress][sent.feeInfo.feeTokenAddress] += sent.feeInfo.amount;
        emit ReceiptReceived(messageID, destinationBlockchainID, receipt.relayerRewardAddress, sent.feeInfo);
    }

    function _execute(bytes32 messageID, bytes32 sourceBlockchainID, TeleporterMessage memory message) private {
        if (message.destinationAddress == address(0)) return;
        // A sixty-fourth of the gas stays with the caller (EIP-150).
        uint256 needed = message.requiredGasLimit + message.requiredGasLimit / 63 + 10_000;
        if (gasleft() < needed) revert NotEnoughGas(needed);
        if (_call(message.requiredGasLimit, sourceBlockchainID, message)) {
            emit MessageExecuted(messageID, sourceBlockchainID);
            return;
        }
        receivedFailedMessageHashes[messageID] = keccak256(abi.encode(message));
        emit MessageExecutionFailed(messageID, sourceBlockchainID, message);
    }

    /// Where there is no contract nothing can be executed: that counts as a failure, so that it can be tried again.
    function _call(uint256 gasLimit, bytes32 sourceBlockchainID, TeleporterMessage memory message)
        private
        returns (bool executed)
    {
        if (message.destinationAddress.code.length == 0) return false;
        bytes memory call = abi.encodeCall(
            IMessageReceiver.receiveTeleporterMessage,
            (sourceBlockchainID, message.originSenderAddress, message.message)
        );
        (executed,) = message.destinationAddress.call{gas: gasLimit}(call);
    }

    function _isAllowed(address relayer, address[] memory allowed) private pure returns (bool) {
        for (uint256 i; i < allowed.length; ++i) if (allowed[i] == relayer) return true;
        return allowed.length == 0;
    }
}
