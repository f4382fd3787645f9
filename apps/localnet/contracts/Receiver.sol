// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMessenger, FeeInfo, MessageInput} from "./IMessenger.sol";

/// An application on both ends of the messenger: sends texts, keeps what it receives, and fails while it is told to.
contract Receiver {
    IMessenger public immutable messenger;
    address public immutable owner;
    bool public refusing;
    uint256 public received;
    string public lastText;

    event TextReceived(bytes32 indexed sourceBlockchainID, address indexed sender, string text);

    error NotMessenger(address caller);
    error NotOwner(address caller);
    error Refused(string text);

    constructor(address messenger_) {
        messenger = IMessenger(messenger_);
        owner = msg.sender;
    }

    function setRefusing(bool refusing_) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        refusing = refusing_;
    }

    function sendText(bytes32 destinationBlockchainID, address destination, uint256 gasLimit, string calldata text)
        external
        returns (bytes32)
    {
        return messenger.sendCrossChainMessage(
            MessageInput(
                destinationBlockchainID,
                destination,
                FeeInfo(address(0), 0),
                gasLimit,
                new address[](0),
                abi.encode(text)
            )
        );
    }

    function receiveTeleporterMessage(bytes32 sourceBlockchainID, address sender, bytes calldata message) external {
        if (msg.sender != address(messenger)) revert NotMessenger(msg.sender);
        string memory text = abi.decode(message, (string));
        if (refusing) revert Refused(text);
        received += 1;
        lastText = text;
        emit TextReceived(sourceBlockchainID, sender, text);
    }
}
