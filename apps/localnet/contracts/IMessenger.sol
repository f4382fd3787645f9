// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What is paid to whoever delivers a message: so much of an ERC-20 token; 0 of none for nothing.
struct FeeInfo {
    address feeTokenAddress;
    uint256 amount;
}

/// Says that a message was received, and who is to be paid for it.
struct Receipt {
    uint256 receivedMessageNonce;
    address relayerRewardAddress;
}

/// A message on its way, as Teleporter writes it.
struct TeleporterMessage {
    uint256 messageNonce;
    address originSenderAddress;
    bytes32 destinationBlockchainID;
    address destinationAddress;
    uint256 requiredGasLimit;
    address[] allowedRelayerAddresses;
    Receipt[] receipts;
    bytes message;
}

/// What a sender says.
struct MessageInput {
    bytes32 destinationBlockchainID;
    address destinationAddress;
    FeeInfo feeInfo;
    uint256 requiredGasLimit;
    address[] allowedRelayerAddresses;
    bytes message;
}

interface IMessenger {
    function sendCrossChainMessage(MessageInput calldata input) external returns (bytes32 messageID);
}

interface IMessageReceiver {
    function receiveTeleporterMessage(bytes32 sourceBlockchainID, address sender, bytes calldata message) external;
}
